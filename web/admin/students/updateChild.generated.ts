/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What changes in the record of a child; what is left out stays. */
export type UpdateChildInput = {
  /** Allergies, in words. */
  allergies?: string | null | undefined;
  /** Says that it is another child than the one of this name and date of birth who is here already. */
  anotherChild?: boolean | null | undefined;
  /** Class the child is in. */
  classId?: number | null | undefined;
  /** Date of birth, yyyy-MM-dd. */
  dateOfBirth?: string | null | undefined;
  /** full_time or half_day; full_time unless given. */
  dayPlan?: string | null | undefined;
  /** Whom to call in an emergency. */
  emergencyContact?: string | null | undefined;
  /** Phone number for an emergency. */
  emergencyContactPhone?: string | null | undefined;
  /** First day, yyyy-MM-dd; today unless given. One that lies ahead is a place that is reserved. */
  enrolledOn?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Number of the child. */
  id: number;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Medical notes, in words. */
  medicalNotes?: string | null | undefined;
  /** Puts the child into the class although it is full. */
  overrideCapacity?: boolean | null | undefined;
  /** Address of the picture of the child. */
  profileImage?: string | null | undefined;
  /** Program the child follows. */
  programId?: number | null | undefined;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type UpdateChildMutationVariables = Exact<{
  input: UpdateChildInput;
}>;


export type UpdateChildMutation = { updateChild: { age: number, exactAge: string, id: number, firstName: string, lastName: string, dateOfBirth: string, allergies: string | null, medicalNotes: string | null, emergencyContact: string | null, emergencyContactPhone: string | null, profileImage: string | null, classId: number | null, programId: number | null, dayPlan: string, enrolledOn: string, lastDay: string | null, leavingReason: string | null, version: number } };


export const UpdateChildDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChild"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChildInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChild"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChildRecord"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"exactAge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Child"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"medicalNotes"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"leavingReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateChildMutation, UpdateChildMutationVariables>;