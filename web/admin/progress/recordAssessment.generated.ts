/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was seen of a child in one area on one day. */
export type AssessmentInput = {
  /** literacy, numeracy, social, motor or creative. */
  area: string;
  /** The child. */
  childId: number;
  /** The day it was seen, yyyy-MM-dd: not later than today. */
  date: string;
  /** excellent, good, developing or needs_support; follows from the percentage unless given. */
  grade?: string | null | undefined;
  /** A note for administrators. */
  note?: string | null | undefined;
  /** What the child's parents are told. */
  parentNote?: string | null | undefined;
  /** How far the child has come, 0 to 100 percent. */
  percent: number;
};

export type RecordAssessmentMutationVariables = Exact<{
  input: AssessmentInput;
}>;


export type RecordAssessmentMutation = { recordAssessment: { id: number, version: number } };


export const RecordAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RecordAssessmentMutation, RecordAssessmentMutationVariables>;