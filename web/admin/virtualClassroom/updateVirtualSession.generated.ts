/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What changes in a scheduled session; what is left out stays. */
export type UpdateVirtualSessionInput = {
  /** The class; all classes without one. */
  classId?: number | null | undefined;
  /** The day, yyyy-MM-dd: today or later. */
  date: string;
  /** How long it is planned to take, 5 to 480 minutes. */
  durationMinutes: number;
  /** Number of the session. */
  id: number;
  /** Address of the room, https://; a new room on the centre's meeting server without one. */
  meetingLink?: string | null | undefined;
  /** Who teaches: a teacher or an administrator. */
  teacherId: number;
  /** When it begins, HH:mm. */
  time: string;
  /** Title. */
  title: string;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type UpdateVirtualSessionMutationVariables = Exact<{
  input: UpdateVirtualSessionInput;
}>;


export type UpdateVirtualSessionMutation = { updateVirtualSession: { id: number, status: string, version: number } };


export const UpdateVirtualSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVirtualSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVirtualSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVirtualSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateVirtualSessionMutation, UpdateVirtualSessionMutationVariables>;