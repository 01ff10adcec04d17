/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What to tell the parents of a child. */
export type ParentNotificationInput = {
  /** The child whose parents are written to. */
  childId: number;
  /** What the e-mail says, in plain text; greeting and signature are put around it. */
  message: string;
  /** Subject of the e-mail. */
  subject: string;
};

export type SendParentNotificationMutationVariables = Exact<{
  input: ParentNotificationInput;
}>;


export type SendParentNotificationMutation = { sendParentNotification: { id: number, emailsSent: number } };


export const SendParentNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendParentNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParentNotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendParentNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailsSent"}}]}}]}}]} as unknown as DocumentNode<SendParentNotificationMutation, SendParentNotificationMutationVariables>;