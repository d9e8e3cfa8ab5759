import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { ServiceWorker } from './release/ServiceWorker.ts';
import { SessionWarning } from './session/SessionWarning.tsx';

/** Layout of the pages that use the GraphQL client. */
export const clientLayout = (client: ApolloClient): ComponentType =>
  function ClientLayout() {
    return (
      <ApolloProvider client={client}>
        <Outlet />
        <SessionWarning />
        <ServiceWorker />
      </ApolloProvider>
    );
  };
