import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';

interface PageBoundaryProps {
  /** Where the reader is; a step elsewhere is a new chance. */
  location: Location;
  /** What kept the page from being shown at all. */
  error: unknown;
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Shows a page, or what stands in its place when it breaks. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ location }: PageBoundaryProps) {
    if (this.state.error !== undefined && location !== this.props.location) {
      this.setState({ error: undefined });
    }
  }

  override render() {
    const error = this.props.error ?? this.state.error;
    return error === undefined ? this.props.children : this.props.renderFailure(error);
  }
}
