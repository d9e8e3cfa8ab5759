import { toast } from './toast.ts';

interface CopyDetails {
  /** Second line of the toast. */
  copied?: string;
  failed: string;
}

/**
 * Copies a text and shows the result in a toast.
 * @param noun what is copied ("Link")
 */
export async function copyToClipboard(text: string, noun: string, details: CopyDetails) {
  try {
    // Undefined without HTTPS, although its type is not optional.
    await navigator.clipboard.writeText(text);
    toast.success(`${noun} copied`, details.copied, { key: 'copy' });
  } catch {
    toast.failure(`${noun} could not be copied`, details.failed, { key: 'copy' });
  }
}
