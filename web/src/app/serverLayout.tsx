import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';

/** Around the pages that ask the server: the client to ask with. */
export const serverLayout = (client: ApolloClient): ComponentType =>
  function ServerLayout() {
    return (
      <ApolloProvider client={client}>
        <Outlet />
      </ApolloProvider>
    );
  };
