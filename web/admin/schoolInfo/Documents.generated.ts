/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One of the documents for download. */
export type DocumentNameInput = {
  /** Name in its address, such as fee-structure-2024. */
  name: string;
};

export type SchoolDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolDocumentsQuery = { centreDocuments: Array<{ name: string, title: string, path: string, fileName: string | null, byteCount: number | null, replacedAt: string | null }> };

export type RestoreDocumentMutationVariables = Exact<{
  input: DocumentNameInput;
}>;


export type RestoreDocumentMutation = { restoreDocument: Array<{ name: string, fileName: string | null, byteCount: number | null, replacedAt: string | null }> };


export const SchoolDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centreDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"byteCount"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}}]}}]}}]} as unknown as DocumentNode<SchoolDocumentsQuery, SchoolDocumentsQueryVariables>;
export const RestoreDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"byteCount"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}}]}}]}}]} as unknown as DocumentNode<RestoreDocumentMutation, RestoreDocumentMutationVariables>;