/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What changes in a report card; what is left out stays. */
export type ReportCardChangeInput = {
  /** On learning, in words. At least one of the five texts says something. */
  academicProgress?: string | null | undefined;
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
  term?: string | null | undefined;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
  /** The school year, 2000 to 2100; the current one unless given. */
  year?: number | null | undefined;
};

export type UpdateReportCardMutationVariables = Exact<{
  id: number;
  input: ReportCardChangeInput;
}>;


export type UpdateReportCardMutation = { updateReportCard: { id: number, term: string, year: number, academicProgress: string | null, socialDevelopment: string | null, communicationSkills: string | null, physicalDevelopment: string | null, teacherComments: string | null, dateIssued: string, version: number } };


export const UpdateReportCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReportCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCardChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReportCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"academicProgress"}},{"kind":"Field","name":{"kind":"Name","value":"socialDevelopment"}},{"kind":"Field","name":{"kind":"Name","value":"communicationSkills"}},{"kind":"Field","name":{"kind":"Name","value":"physicalDevelopment"}},{"kind":"Field","name":{"kind":"Name","value":"teacherComments"}},{"kind":"Field","name":{"kind":"Name","value":"dateIssued"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateReportCardMutation, UpdateReportCardMutationVariables>;