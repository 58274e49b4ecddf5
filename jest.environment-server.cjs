const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { watched } = require('./scripts/jest/watchdog.cjs');

/**
 * As Jest's own, on a plain global object: Jest's watches each look at a global (`Object`, `Map`, `Error`…) through a Proxy, to clean up
 * after a file, and what a server does is made of such looks. The workers are renewed instead.
 */
class ServerEnvironment extends TestEnvironment {
  constructor(...dados) {
    const criar = vm.createContext;
    vm.createContext = () => criar(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...dados);
    } finally {
      vm.createContext = criar;
    }
  }
}

module.exports = watched(ServerEnvironment);
