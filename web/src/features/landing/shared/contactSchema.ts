import { object, string } from 'yup';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const contactSchema = object({
  name: string().trim().required('Name is required'),
  email: string().trim().required('Email is required').matches(EMAIL, 'Please enter a valid email'),
  message: string().trim().required('Message is required'),
});
