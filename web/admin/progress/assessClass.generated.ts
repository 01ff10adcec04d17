/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One for each child, at most 200. */
export type AssessClassEntryInput = {
  /** The child. */
  childId: number;
  /** excellent, good, developing or needs_support; follows from the percentage unless given. */
  grade?: string | null | undefined;
  /** A note for administrators. */
  note?: string | null | undefined;
  /** What the child's parents are told. */
  parentNote?: string | null | undefined;
  /** How far the child has come, 0 to 100 percent. */
  percent: number;
};

/** One area and day, and the level of each child. */
export type AssessClassInput = {
  /** literacy, numeracy, social, motor or creative. */
  area: string;
  /** The day it was seen, yyyy-MM-dd: not later than today. */
  date: string;
  /** One for each child, at most 200. */
  entries: Array<AssessClassEntryInput>;
};

export type AssessClassMutationVariables = Exact<{
  input: AssessClassInput;
}>;


export type AssessClassMutation = { assessClass: { assessments: Array<{ id: number, version: number }> } };


export const AssessClassDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssessClass"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessClassInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessClass"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<AssessClassMutation, AssessClassMutationVariables>;