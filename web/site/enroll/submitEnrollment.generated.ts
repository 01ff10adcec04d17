/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An application for a place. */
export type EnrollmentInput = {
  /** Anything that helps us understand the child's needs. */
  additionalInfo?: string | null | undefined;
  /** Home address, at least 5 characters. */
  address: string;
  /** Allergies or medical conditions. */
  allergies?: string | null | undefined;
  /** Age group: 0-18months, 18-36months, 3-5years or 5-6years. */
  childAge: string;
  /** The child's date of birth, or a due date within ten months, yyyy-MM-dd. */
  childDob: string;
  /** The child's full name, at least 2 characters. */
  childName: string;
  /** Preferred day plan: full_time or half_day. */
  dayPlan?: string | null | undefined;
  /** E-mail address of the parent. */
  email: string;
  /** Name of the parent or guardian, at least 2 characters. */
  parentName: string;
  /** Phone number, at least 10 characters. */
  phone: string;
  /** Program: infants, toddlers, preschool or kindergarten. */
  program: string;
  /** Names of siblings at the centre. */
  siblingNames?: string | null | undefined;
  /** Preferred start date, yyyy-MM-dd. */
  startDate: string;
  /** Must be true: the parent accepts the terms and conditions. */
  termsAccepted: boolean;
  /** Leave empty: this field is hidden from people. */
  website?: string | null | undefined;
};

export type SubmitEnrollmentMutationVariables = Exact<{
  input: EnrollmentInput;
}>;


export type SubmitEnrollmentMutation = { submitEnrollment: { reference: string | null } };


export const SubmitEnrollmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitEnrollment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitEnrollment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<SubmitEnrollmentMutation, SubmitEnrollmentMutationVariables>;