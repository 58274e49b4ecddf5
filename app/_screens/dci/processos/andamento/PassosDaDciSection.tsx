import { useState } from 'react';
import { PassosSection } from '#components/registro/PassosSection.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { NOME_PASSO_DCI, type PassoDaDci } from '#lib/domain/zfm/passos-da-dci.ts';
import { NOME_CANAL_DCI, NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { ArquivoDaDciDialog } from './ArquivoDaDciDialog.tsx';
import { passosUsuais } from './passos-usuais.ts';

interface PassosDaDciSectionProps {
  dci: DciLido;
  /** The step whose request is running. */
  passando: PassoDaDci | null;
  aoPassar: (passo: PassoDaDci) => void;
}

type Passo = DciLido['passos'][number];

/** The situação of the DCI, the possible next steps, and the undo of the last step. */
export function PassosDaDciSection({ dci, passando, aoPassar }: PassosDaDciSectionProps) {
  const { id, versao, situacao, passos } = dci;
  const { desfazerPasso } = useGravarDci();
  const [vendoArquivo, setVendoArquivo] = useState(false);
  return (
    <PassosSection<PassoDaDci, Passo>
      legenda="Passos da DCI"
      nota={PROXIMO[situacao]}
      vazia="Nada foi feito ainda. Cálculo, validação, arquivo, transmissão, registro e desembaraço ficam aqui, com o dia e quem os informou."
      passos={passos}
      nomeDe={nomeDoPasso}
      notaDe={({ canal }) => canal && `canal ${NOME_CANAL_DCI[canal].toLowerCase()}`}
      linkDe={({ sucessora }) =>
        sucessora && (
          <LinkTo variant="caption" underline="always" to="/dci/processos-dci/$id" params={{ id: sucessora.id }}>
            {sucessora.numero ?? sucessora.processo}
          </LinkTo>
        )
      }
      possiveis={passosUsuais(dci).map((passo) => ({
        passo,
        nome: passo === 'GERAR' && situacao === 'ARQUIVO_GERADO' ? 'Gerar o arquivo de novo' : NOME_PASSO_DCI[passo],
        grave: passo === 'CANCELAR' || passo === 'REJEITAR',
      }))}
      automaticos={AUTOMATICOS}
      passando={passando}
      aoPassar={aoPassar}
      desfazer={() => desfazerPasso(id, versao)}
      aoVerArquivo={() => setVendoArquivo(true)}
    >
      {vendoArquivo && <ArquivoDaDciDialog dci={dci} aoFechar={() => setVendoArquivo(false)} />}
    </PassosSection>
  );
}

function nomeDoPasso({ passo, situacao }: Passo): string {
  if (passo === 'EDITAR') return 'Alterada depois de calculada';
  return passo === 'INFORMAR_CANAL' && situacao === 'REGISTRADA' ? 'Canal informado' : NOME_SITUACAO_DCI[situacao];
}

const AUTOMATICOS = ['EDITAR', 'SUCEDIDA'];

const PROXIMO: Readonly<Partial<Record<DciLido['situacao'], string>>> = {
  EM_ELABORACAO: 'próximo: calcular',
  REJEITADA: 'próximo: corrigir e calcular de novo',
  CALCULADA: 'próximo: conferir e validar',
  VALIDADA: 'próximo: gerar o arquivo de conferência',
  ARQUIVO_GERADO: 'próximo: transmitir pelo Siscomex Internação',
  TRANSMITIDA: 'próximo: informar o número que a Receita deu',
  REGISTRADA: 'próximo: canal, se houver, e desembaraço',
  EM_CONFERENCIA: 'próximo: exigência ou desembaraço',
  COM_EXIGENCIA: 'próximo: cumprir a exigência e informar o desembaraço',
};
