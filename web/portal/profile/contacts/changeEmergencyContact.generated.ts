/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who is called first when something happens to a child. */
export type EmergencyContactInput = {
  /** The child: one of your own, or any for an administrator. */
  childId: number;
  /** First and last name. */
  name: string;
  /** Phone number, such as 082 555 0123. */
  phone: string;
  /** Version of the child that the change is based on; a change to an older one is refused. */
  version: number;
};

export type ChangeEmergencyContactMutationVariables = Exact<{
  input: EmergencyContactInput;
}>;


export type ChangeEmergencyContactMutation = { changeEmergencyContact: { id: number, emergencyContact: string | null, emergencyContactPhone: string | null, version: number } };


export const ChangeEmergencyContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmergencyContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmergencyContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmergencyContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ChangeEmergencyContactMutation, ChangeEmergencyContactMutationVariables>;