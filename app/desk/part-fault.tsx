import { Component, type ReactNode } from "react";

type PartFaultProps = {
  /** What is drawn; another one, or its next version, is drawn again. */
  of: unknown;
  /** In place of what cannot be drawn. */
  instead: ReactNode;
  children: ReactNode;
};

type State = { of: unknown; isBroken: boolean };

/** One row, pane or figure that cannot be drawn says so itself; everything around it goes on. */
export class PartFault extends Component<PartFaultProps, State> {
  override state: State = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: PartFaultProps, state: State): State | null {
    return of === state.of ? null : { of, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
