/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new report about a child. */
export type AcademicReportInput = {
  /** The child. */
  childId: number;
  /** What it says, in plain text. */
  content: string;
  /** Title. */
  title: string;
  /** progress, behavioural, academic, development or special. */
  type: string;
  /** The day that it is dated, yyyy-MM-dd; today unless given. */
  writtenOn?: string | null | undefined;
};

export type CreateAcademicReportMutationVariables = Exact<{
  input: AcademicReportInput;
}>;


export type CreateAcademicReportMutation = { createAcademicReport: { id: number } };


export const CreateAcademicReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAcademicReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcademicReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAcademicReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateAcademicReportMutation, CreateAcademicReportMutationVariables>;