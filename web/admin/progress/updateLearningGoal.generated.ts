/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What changes in a goal; what is left out stays. */
export type UpdateLearningGoalInput = {
  /** How, in words. */
  description?: string | null | undefined;
  /** basic, intermediate or advanced. */
  difficulty: string;
  /** Number of the goal. */
  id: number;
  /** How far the child has come, 0 to 100 percent. */
  progress: number;
  /** The day it began, yyyy-MM-dd. */
  startDate: string;
  /** language, mathematics, creative, social or physical. */
  subject: string;
  /** The day by which it is to be reached, yyyy-MM-dd. */
  targetDate: string;
  /** What is to be learned. */
  title: string;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type UpdateLearningGoalMutationVariables = Exact<{
  input: UpdateLearningGoalInput;
}>;


export type UpdateLearningGoalMutation = { updateLearningGoal: { id: number, version: number } };


export const UpdateLearningGoalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLearningGoal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLearningGoalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLearningGoal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateLearningGoalMutation, UpdateLearningGoalMutationVariables>;