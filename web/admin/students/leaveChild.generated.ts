/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A child's last day. */
export type LeaveChildInput = {
  /** Number of the child. */
  id: number;
  /** The last day, yyyy-MM-dd; the child is enrolled on it still. */
  lastDay: string;
  /** Why, in a few words; administrators read it. */
  reason?: string | null | undefined;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type LeaveChildMutationVariables = Exact<{
  input: LeaveChildInput;
}>;


export type LeaveChildMutation = { leaveChild: { id: number, lastDay: string | null, leavingReason: string | null, version: number } };


export const LeaveChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveChildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<LeaveChildMutation, LeaveChildMutationVariables>;