import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { tabs } from './examples.ts';
import './page.css';

const root = document.getElementById('graphiql');
if (root === null) throw new Error('index.html has no element #graphiql.');

createRoot(root).render(
  <GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} defaultTabs={tabs} />,
);
