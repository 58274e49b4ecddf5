import Fastify from 'fastify';
import { z } from 'zod';
import { answerSerializer } from './answers.ts';

const contrato = z.array(z.object({ id: z.string(), valor: z.string().regex(/^\d+\.\d{2}$/) }));

const responder = (resposta: unknown) => {
  const app = Fastify();
  app.setSerializerCompiler(answerSerializer);
  app.get('/', { schema: { response: { 200: contrato } } }, async () => resposta);
  return app.inject('/');
};

test('an answer leaves out what its contract does not name', async () => {
  const { body } = await responder([{ id: 'a', valor: '1.00', senhaHash: 'x' }]);
  expect(body).toBe('[{"id":"a","valor":"1.00"}]');
});

test.each([[[{ id: 'a', valor: '1.0' }]], [[{ id: 'a' }]], [{}]])(
  'the answer %j, which its contract refuses, is not sent',
  async (resposta) => {
    const { statusCode, body } = await responder(resposta);
    expect(statusCode).toBe(500);
    expect(body).not.toContain('1.0"');
  },
);
