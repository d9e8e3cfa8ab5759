import admin from './examples/admin.graphql?raw';
import educator from './examples/educator.graphql?raw';
import mentor from './examples/mentor.graphql?raw';
import student from './examples/student.graphql?raw';

/** What GraphiQL shows when it is opened for the first time: one tab for each role. */
export const tabs = [student, educator, mentor, admin].map((query) => ({ query }));
