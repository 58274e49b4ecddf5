const { default: TestEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');
const { watched } = require('./scripts/jest/watchdog.cjs');

/** What browsers have and jsdom lacks, from Node; taken as one family, because Node's fetch refuses jsdom's relatives. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.URL.createObjectURL = URL.createObjectURL;
    this.global.URL.revokeObjectURL = URL.revokeObjectURL;
  }
}

module.exports = watched(BrowserEnvironment);
