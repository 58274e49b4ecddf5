import type { ApontamentoDaDai, InsumosDaDai } from '#lib/domain/dai.ts';
import { escreverCnpj, escreverIeAm } from '#lib/domain/escrever-identificador.ts';
import { validarIeAm } from '#lib/domain/ie-am.ts';

/** Whether the Sefaz can be told who imports. A digit that does not close only warns: its rule is of no official source. */
export function conferirImportador({ declaracao: di, importador }: InsumosDaDai): ApontamentoDaDai[] {
  if (importador === null) {
    const nome = di.importador.nome ? ` (${di.importador.nome})` : '';
    return [
      {
        ...DO_IMPORTADOR,
        codigo: 'IMPORTADOR_FORA_DO_CADASTRO',
        nivel: 'erro',
        mensagem: `O importador declarado, ${escreverCnpj(di.importador.numero)}${nome}, não está no cadastro: cadastre-o com a inscrição estadual e a matriz de tributação.`,
        alvo: { onde: 'IMPORTADOR', id: null, campo: null },
      },
    ];
  }
  const { id, razaoSocial, inscricaoEstadual, inscricaoSuframa } = importador;
  const alvo = (campo: string) => ({ onde: 'IMPORTADOR', id, campo }) as const;
  const semSuframa: ApontamentoDaDai = {
    ...DO_IMPORTADOR,
    codigo: 'IMPORTADOR_SEM_SUFRAMA',
    nivel: 'aviso',
    mensagem: `${razaoSocial} não tem inscrição Suframa no cadastro, e a informação complementar vai sem ela.`,
    alvo: alvo('inscricaoSuframa'),
  };
  return [
    ...conferirIe(razaoSocial, inscricaoEstadual, alvo('inscricaoEstadual')),
    ...(inscricaoSuframa ? [] : [semSuframa]),
  ];
}

function conferirIe(nome: string, ie: string | null, alvo: ApontamentoDaDai['alvo']): ApontamentoDaDai[] {
  if (!ie) {
    const mensagem = `${nome} não tem inscrição estadual no cadastro, e a Sefaz só recebe DAI de quem a tem.`;
    return [{ ...DO_IMPORTADOR, codigo: 'IMPORTADOR_SEM_IE', nivel: 'erro', mensagem, alvo }];
  }
  const lida = validarIeAm(ie);
  const motivo = lida.valido ? lida.aviso : lida.motivo;
  if (motivo === undefined) return [];
  const mensagem = `Inscrição estadual ${escreverIeAm(ie)} de ${nome}: ${motivo}`;
  return [{ ...DO_IMPORTADOR, codigo: 'IE_COM_DIGITO_ERRADO', nivel: 'aviso', mensagem, alvo }];
}

const DO_IMPORTADOR = { caminho: null, adicao: null } as const;
