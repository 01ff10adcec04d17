/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Hours of the centre and of the programme day. */
export type AllHoursInput = {
  /** When the doors are open. */
  centreHours: HoursInput;
  /** When a half day ends, HH:mm. */
  halfDayEnds: string;
  /** The programme day. */
  programHours: ProgramHoursInput;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

/** One of the documents for download. */
export type DocumentNameInput = {
  /** Name in its address, such as fee-structure-2024. */
  name: string;
};

/** When the doors are open. */
export type HoursInput = {
  /** When it ends, HH:mm. */
  closes: string;
  /** When it begins, HH:mm. */
  opens: string;
};

/** The programme day. */
export type ProgramHoursInput = {
  /** When it ends, HH:mm. */
  closes: string;
  /** When it begins, HH:mm. */
  opens: string;
};

/** The figures in their order. */
export type StatisticInput = {
  /** What it counts. */
  label: string;
  /** The figure, such as 50+. */
  value: string;
};

/** The figures of the home page. */
export type StatisticsInput = {
  /** The figures in their order. */
  statistics: Array<StatisticInput>;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type SchoolDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolDocumentsQuery = { centreDocuments: Array<{ name: string, title: string, path: string, fileName: string | null, byteCount: number | null, replacedAt: string | null }> };

export type RestoreDocumentMutationVariables = Exact<{
  input: DocumentNameInput;
}>;


export type RestoreDocumentMutation = { restoreDocument: Array<{ name: string, fileName: string | null, byteCount: number | null, replacedAt: string | null }> };

export type EditedSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedSettingsQuery = { editedSettings: { statisticsVersion: number, halfDayEnds: string, hoursVersion: number, statistics: Array<{ value: string, label: string }>, centreHours: { opens: string, closes: string }, programHours: { opens: string, closes: string } } };

export type UpdateStatisticsMutationVariables = Exact<{
  input: StatisticsInput;
}>;


export type UpdateStatisticsMutation = { updateStatistics: { statisticsVersion: number } };

export type UpdateHoursMutationVariables = Exact<{
  input: AllHoursInput;
}>;


export type UpdateHoursMutation = { updateHours: { hoursVersion: number } };


export const SchoolDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centreDocuments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"byteCount"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}}]}}]}}]} as unknown as DocumentNode<SchoolDocumentsQuery, SchoolDocumentsQueryVariables>;
export const RestoreDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"byteCount"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}}]}}]}}]} as unknown as DocumentNode<RestoreDocumentMutation, RestoreDocumentMutationVariables>;
export const EditedSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statisticsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"centreHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"programHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"halfDayEnds"}},{"kind":"Field","name":{"kind":"Name","value":"hoursVersion"}}]}}]}}]} as unknown as DocumentNode<EditedSettingsQuery, EditedSettingsQueryVariables>;
export const UpdateStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StatisticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statisticsVersion"}}]}}]}}]} as unknown as DocumentNode<UpdateStatisticsMutation, UpdateStatisticsMutationVariables>;
export const UpdateHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AllHoursInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hoursVersion"}}]}}]}}]} as unknown as DocumentNode<UpdateHoursMutation, UpdateHoursMutationVariables>;