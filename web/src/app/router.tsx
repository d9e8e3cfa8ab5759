import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The router of the browser's address bar. */
export const createRouter = () => createBrowserRouter(routes);
