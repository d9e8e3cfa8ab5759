import { i18n } from '@lingui/core';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';

/**
 * Renders a message with elements, for the macro of the same name. Without a provider: the language
 * of a document never changes.
 */
export const Trans = (message: TransProps) => <TransNoContext {...message} lingui={{ i18n }} />;
