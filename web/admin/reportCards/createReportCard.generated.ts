/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new report card of a child for one term. */
export type ReportCardInput = {
  /** On learning, in words. At least one of the five texts says something. */
  academicProgress?: string | null | undefined;
  /** The child. */
  childId: number;
  /** On speaking and listening, in words. */
  communicationSkills?: string | null | undefined;
  /** The day on which it is issued, yyyy-MM-dd; today unless given. */
  dateIssued?: string | null | undefined;
  /** On moving and handling things, in words. */
  physicalDevelopment?: string | null | undefined;
  /** On playing and being with others, in words. */
  socialDevelopment?: string | null | undefined;
  /** What the teacher adds. */
  teacherComments?: string | null | undefined;
  /** Term 1 to Term 4, Mid-Year or End of Year. */
  term: string;
  /** The school year, 2000 to 2100; the current one unless given. */
  year?: number | null | undefined;
};

export type CreateReportCardMutationVariables = Exact<{
  input: ReportCardInput;
}>;


export type CreateReportCardMutation = { createReportCard: { id: number } };


export const CreateReportCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReportCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReportCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateReportCardMutation, CreateReportCardMutationVariables>;