import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { senhaNova as senha } from '#lib/contracts/senha.ts';
import { cnpj } from '#lib/registros/primitivos.ts';
import { changePassword, createUser } from '#server/accounts/access/create-user.ts';
import { refuseWeakPassword } from '#server/accounts/access/weak-password.ts';
import { connect } from '#server/connect.ts';
import { InvalidConfiguration, readProcessEnv } from '#server/platform/env.ts';
import { Refusal } from '#server/platform/refusals.ts';

/**
 * `npm run usuario:criar -- --email maria@empresa.com.br --nome "Maria" --empresa "Empresa Ltda"` creates a company and its first
 * person. `npm run usuario:senha -- --email maria@empresa.com.br` gives her a new password. The password comes from the variable
 * SENHA, never from the command line, where others could read it. Without SENHA the command draws a password and prints it once.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    nome: { type: 'string' },
    empresa: { type: 'string' },
    razao: { type: 'string' },
    cnpj: { type: 'string' },
  },
});

const email = z.email('--email deve ser um e-mail.');
const paraCriar = z.object({
  email,
  senha,
  nome: z.string('--nome é o nome da pessoa.').trim().min(1),
  empresa: z.string('--empresa é o nome fantasia da empresa.').trim().min(1),
  razao: z.string().optional(),
  cnpj: cnpj.optional(),
});

async function executar(): Promise<void> {
  const sorteada = process.env.SENHA ? null : randomBytes(12).toString('base64url');
  const dados = { ...values, senha: process.env.SENHA ?? sorteada };
  const conexao = await connect(readProcessEnv());
  try {
    if (positionals[0] === 'senha') {
      const { email: pessoa, senha: nova } = z.object({ email, senha }).parse(dados);
      await refuseWeakPassword(nova, { email: pessoa }, 'senha');
      await changePassword(conexao.db, new Date(), pessoa, nova);
      console.log(`Senha de ${pessoa} trocada.`);
    } else {
      const { empresa, razao = empresa, cnpj = null, ...pessoa } = paraCriar.parse(dados);
      await refuseWeakPassword(pessoa.senha, { ...pessoa, empresa }, 'senha');
      await createUser(conexao.db, new Date(), {
        ...pessoa,
        empresa: { nomeFantasia: empresa, razaoSocial: razao, cnpj },
      });
      console.log(`${pessoa.nome} já pode entrar com ${pessoa.email}.`);
    }
    if (sorteada) console.log(`Senha, mostrada só agora: ${sorteada}`);
  } finally {
    await conexao.fechar();
  }
}

executar().catch((erro) => {
  if (erro instanceof z.ZodError) console.error(erro.issues.map(({ message }) => message).join('\n'));
  else if (erro instanceof InvalidConfiguration || erro instanceof Refusal) console.error(erro.message);
  else console.error(erro);
  process.exitCode = 1;
});
