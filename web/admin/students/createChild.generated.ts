/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A child to be enrolled. */
export type CreateChildInput = {
  /** Allergies, in words. */
  allergies?: string | null | undefined;
  /** Says that it is another child than the one of this name and date of birth who is here already. */
  anotherChild?: boolean | null | undefined;
  /** Class the child is in. */
  classId?: number | null | undefined;
  /** Date of birth, yyyy-MM-dd. */
  dateOfBirth: string;
  /** full_time or half_day; full_time unless given. */
  dayPlan?: string | null | undefined;
  /** Whom to call in an emergency. */
  emergencyContact?: string | null | undefined;
  /** Phone number for an emergency. */
  emergencyContactPhone?: string | null | undefined;
  /** First day, yyyy-MM-dd; today unless given. One that lies ahead is a place that is reserved. */
  enrolledOn?: string | null | undefined;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Medical notes, in words. */
  medicalNotes?: string | null | undefined;
  /** Puts the child into the class although it is full. */
  overrideCapacity?: boolean | null | undefined;
  /** Address of the picture of the child. */
  profileImage?: string | null | undefined;
  /** Program the child follows. */
  programId?: number | null | undefined;
};

export type CreateChildMutationVariables = Exact<{
  input: CreateChildInput;
}>;


export type CreateChildMutation = { createChild: { id: number, firstName: string, lastName: string } };


export const CreateChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<CreateChildMutation, CreateChildMutationVariables>;