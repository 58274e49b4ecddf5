import { z } from 'zod';
import { cpf, dataAntiga, telefone } from './primitivos.ts';
import { rotulosDe } from './rotulos.ts';
import { opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

const SO_VOCE = 'Só você vê.';

/** The fields of an account that its owner fills in. */
export const CONTA = {
  nome: textoObrigatorio(120, 'Informe o nome.').meta({
    rotulo: 'Nome',
    ajuda: 'Como aparece no menu e no histórico do que você altera.',
  }),
  telefone: opcional(telefone).meta({ rotulo: 'Telefone', ajuda: 'O do trabalho: as pessoas da empresa veem.' }),
  telefonePessoal: opcional(telefone).meta({ rotulo: 'Telefone pessoal', ajuda: SO_VOCE }),
  rg: textoOpcional(30).meta({ rotulo: 'RG', ajuda: SO_VOCE }),
  cpf: opcional(cpf).meta({ rotulo: 'CPF', ajuda: SO_VOCE }),
  dtNascimento: opcional(dataAntiga).meta({ rotulo: 'Data de nascimento', ajuda: SO_VOCE }),
  despachante: z.boolean().default(false).meta({
    rotulo: 'Despachante aduaneiro',
    ajuda: 'Habilitado pela Receita Federal a despachar em nome do importador.',
  }),
  sobremim: textoOpcional(1000).meta({ rotulo: 'Sobre mim', linhas: 3 }),
};

/** Labels of an account, including e-mail and photo, which no form fills in. */
export const NOMES_DA_CONTA: Readonly<Record<string, string>> = { ...rotulosDe(CONTA), email: 'E-mail', foto: 'Foto' };
