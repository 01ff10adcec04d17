/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where the own account is reached. */
export type OwnDetailsInput = {
  /** Own children whose emergency number is the one before, and is to be the new one. CONFLICT when it is another by now. */
  emergencyChildIds?: Array<number> | null | undefined;
  /** Home address; empty for none. */
  homeAddress?: string | null | undefined;
  /** Phone number, such as 082 555 0123. Empty for none. */
  phoneNumber?: string | null | undefined;
  /** Version that the change is based on; a change to an older one is refused. */
  version: number;
};

export type UpdateOwnDetailsMutationVariables = Exact<{
  input: OwnDetailsInput;
}>;


export type UpdateOwnDetailsMutation = { updateOwnDetails: { id: number, phoneNumber: string | null, homeAddress: string | null, version: number } };


export const UpdateOwnDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOwnDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOwnDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"homeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateOwnDetailsMutation, UpdateOwnDetailsMutationVariables>;