/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An application, and where its child is to be. */
export type EnrollApplicationInput = {
  /** Says that it is another child than the one of this name and date of birth who is here already. */
  anotherChild?: boolean | null | undefined;
  /** Makes a billing record of the registration fee. */
  billRegistration?: boolean | null | undefined;
  /** Class the child will be in. */
  classId: number;
  /** full_time or half_day. */
  dayPlan: string;
  /** First day, yyyy-MM-dd; the one that the parents asked for unless given, or today when that is over. */
  enrolledOn?: string | null | undefined;
  /** First name of the child. */
  firstName: string;
  /** Number of the application. */
  id: number;
  /** Last name of the child. */
  lastName: string;
  /** Enrolls the child although the class is full. */
  overrideCapacity?: boolean | null | undefined;
  /** Program the child will follow. */
  programId: number;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type EnrollApplicationMutationVariables = Exact<{
  input: EnrollApplicationInput;
}>;


export type EnrollApplicationMutation = { enrollApplication: { invitationUrl: string | null, application: { id: number, status: string, waitlistPosition: number | null, updatedAt: string, version: number } } };


export const EnrollApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<EnrollApplicationMutation, EnrollApplicationMutationVariables>;