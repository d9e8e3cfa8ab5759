import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import './page.css';
import { RoleSwitcher } from './RoleSwitcher.tsx';
import { tabs } from './tabs.ts';

const root = document.getElementById('graphiql');
if (root === null) throw new Error('index.html has no element #graphiql.');

createRoot(root).render(
  <GraphiQL
    fetcher={createGraphiQLFetcher({ url: '/graphql' })}
    defaultTabs={tabs}
    // The history keeps headers, tokens among them: it ends with the browser's tab.
    storage={sessionStorage}
  >
    <GraphiQL.Logo>
      <RoleSwitcher />
    </GraphiQL.Logo>
  </GraphiQL>,
);
