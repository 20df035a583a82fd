import { Component, type ReactNode } from "react";

import { Button } from "#app/ui/button.tsx";

type ScreenFaultProps = { children: ReactNode };

/** Where a screen of the desk cannot be drawn, the header and the other screens stay. */
export class ScreenFault extends Component<ScreenFaultProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="desk-main wrap" id="content" tabIndex={-1}>
        <div role="alert">
          <h1>This cannot be shown</h1>
          <p className="lead">Nothing is lost: enquiries and notes are still being saved.</p>
        </div>
        <p>
          <Button onClick={() => location.reload()}>Load the desk again</Button>
        </p>
      </main>
    );
  }
}
