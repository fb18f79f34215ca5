import { type ConfigurationResult, readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { readApiMapping } from '../mapping.ts';

/** Reads the configuration, with API_MAPPING checked: a program prints the message of an invalid one and ends. */
export function readCheckedConfiguration(env: Readonly<Record<string, string | undefined>>): ConfigurationResult {
  const read = readConfiguration(env);
  if (!read.ok) return read;
  try {
    readApiMapping(read.value.apiMapping);
    return read;
  } catch (error) {
    return { ok: false, message: errorMessageOf(error) };
  }
}
