import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { answerSerializer } from '#server/platform/http/answers.ts';

/**
 * Writes answers as the product does, and refuses what it lets pass: a field that is missing because its contract has a default, and
 * any answer that the checks of zod itself would write in another way than the compiled ones.
 */
export const strictAnswers: FastifySerializerCompiler<z.ZodType> = (rota) => {
  const doProduto = answerSerializer(rota);
  const aoPeDaLetra = serializerCompiler(rota);
  return (dado) => {
    const [texto, esperado] = [doProduto(dado), aoPeDaLetra(dado)];
    if (texto !== esperado) throw new Error(`${rota.method} ${rota.url} answers ${texto} instead of ${esperado}.`);
    return texto;
  };
};
