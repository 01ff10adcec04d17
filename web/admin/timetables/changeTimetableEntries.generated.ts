/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Entries, and what changes in all of them. */
export type TimetableBulkInput = {
  /** Another class for all of them. */
  classId?: number | null | undefined;
  /** Numbers of the entries. */
  ids: Array<number>;
  /** Another room for all of them. */
  room?: string | null | undefined;
  /** Another subject for all of them. */
  subject?: string | null | undefined;
  /** Another teacher for all of them. */
  teacherId?: number | null | undefined;
};

export type ChangeTimetableEntriesMutationVariables = Exact<{
  input: TimetableBulkInput;
}>;


export type ChangeTimetableEntriesMutation = { changeTimetableEntries: { entries: Array<{ id: number }> } };


export const ChangeTimetableEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTimetableEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TimetableBulkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeTimetableEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeTimetableEntriesMutation, ChangeTimetableEntriesMutationVariables>;