/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One line of a list: a child and its parent. */
export type ImportFamilyInput = {
  /** Allergies, in words. */
  allergies?: string | null | undefined;
  /** Says that it is another child than the one of this name and date of birth who is here already. */
  anotherChild?: boolean | null | undefined;
  /** Class the child is in. */
  classId?: number | null | undefined;
  /** Date of birth of the child, yyyy-MM-dd. */
  dateOfBirth: string;
  /** full_time or half_day. */
  dayPlan?: string | null | undefined;
  /** Whom to call in an emergency; the parent unless given. */
  emergencyContact?: string | null | undefined;
  /** Phone number for an emergency; the parent's unless given. */
  emergencyContactPhone?: string | null | undefined;
  /** Day from which the child is enrolled, yyyy-MM-dd. */
  enrolledOn?: string | null | undefined;
  /** First name of the child. */
  firstName: string;
  /** Last name of the child. */
  lastName: string;
  /** Medical notes, in words. */
  medicalNotes?: string | null | undefined;
  /** Puts the child into the class although it is full. */
  overrideCapacity?: boolean | null | undefined;
  /** E-mail address of the parent: an account with it is linked, or one without a password made. */
  parentEmail?: string | null | undefined;
  /** First name of the parent. */
  parentFirstName?: string | null | undefined;
  /** Last name of the parent; the child's unless given. */
  parentLastName?: string | null | undefined;
  /** Phone number of the parent. */
  parentPhone?: string | null | undefined;
  /** Address of the picture of the child. */
  profileImage?: string | null | undefined;
  /** Program the child follows. */
  programId?: number | null | undefined;
  /** mother, father, grandparent, guardian, parent or other. */
  relationshipType?: string | null | undefined;
};

export type ImportChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportChoicesQuery = { classes: Array<{ id: number, name: string, capacity: number, enrolled: number }>, programs: Array<{ id: number, name: string, code: string }> };

export type ImportedBirthdaysQueryVariables = Exact<{
  days: Array<string> | string;
}>;


export type ImportedBirthdaysQuery = { childrenBornOn: Array<{ id: number, firstName: string, lastName: string, dateOfBirth: string }> };

export type ImportFamilyMutationVariables = Exact<{
  input: ImportFamilyInput;
}>;


export type ImportFamilyMutation = { importFamily: { id: number } };


export const ImportChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<ImportChoicesQuery, ImportChoicesQueryVariables>;
export const ImportedBirthdaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportedBirthdays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"childrenBornOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}}]}}]}}]} as unknown as DocumentNode<ImportedBirthdaysQuery, ImportedBirthdaysQueryVariables>;
export const ImportFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFamilyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ImportFamilyMutation, ImportFamilyMutationVariables>;