import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PassosSection } from '#components/registro/PassosSection.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useGravarDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { NOME_PASSO_DCR, PASSOS_POSSIVEIS, type PassoDoDcr } from '#lib/domain/zfm/passos-do-dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { ArquivoDoDcrDialog } from './ArquivoDoDcrDialog.tsx';

interface PassosDoDcrSectionProps {
  dcr: DcrLido;
  /** The step whose request is running. */
  passando: PassoDoDcr | null;
  aoPassar: (passo: PassoDoDcr) => void;
}

type Passo = DcrLido['passos'][number];

/** The situação of the DCR-E, the possible next steps, and the undo of the last step. */
export function PassosDoDcrSection({ dcr, passando, aoPassar }: PassosDoDcrSectionProps) {
  const { id, versao, situacao, passos, dcis } = dcr;
  const { desfazerPasso } = useGravarDcr();
  const [vendoArquivo, setVendoArquivo] = useState(false);
  return (
    <PassosSection<PassoDoDcr, Passo>
      legenda="Passos do DCR-E"
      nota={PROXIMO[situacao]}
      vazia="Nada foi feito ainda. Validação, arquivo, transmissão e registro ficam aqui, com o dia e quem os informou."
      passos={passos}
      nomeDe={nomeDoPasso}
      linkDe={({ sucessor }) =>
        sucessor && (
          <LinkTo variant="caption" underline="always" to="/dcr/processos-dcr/$id" params={{ id: sucessor.id }}>
            {sucessor.numero ?? sucessor.processo}
          </LinkTo>
        )
      }
      possiveis={PASSOS_POSSIVEIS[situacao].map((passo) => ({
        passo,
        nome: passo === 'GERAR' && situacao === 'ARQUIVO_GERADO' ? 'Gerar o arquivo de novo' : NOME_PASSO_DCR[passo],
        grave: passo === 'CANCELAR' || passo === 'REJEITAR',
        desabilitado: passo === 'CANCELAR' && dcis > 0,
      }))}
      automaticos={AUTOMATICOS}
      passando={passando}
      aoPassar={aoPassar}
      desfazer={() => desfazerPasso(id, versao)}
      aoVerArquivo={() => setVendoArquivo(true)}
    >
      {dcis > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {dcis === 1 ? 'Uma DCI registrada o usa' : `${dcis} DCIs registradas o usam`}: não pode ser cancelado.
        </Typography>
      )}
      {vendoArquivo && <ArquivoDoDcrDialog dcr={dcr} aoFechar={() => setVendoArquivo(false)} />}
    </PassosSection>
  );
}

function nomeDoPasso({ passo, situacao }: Passo): string {
  return passo === 'EDITAR' ? 'Alterado depois de validado' : NOME_SITUACAO_DCR[situacao];
}

const AUTOMATICOS = ['EDITAR', 'SUCEDIDO'];

const PROXIMO: Readonly<Partial<Record<DcrLido['situacao'], string>>> = {
  EM_ELABORACAO: 'próximo: conferir e validar',
  REJEITADO: 'próximo: corrigir e validar de novo',
  VALIDADO: 'próximo: gerar o arquivo de conferência',
  ARQUIVO_GERADO: 'próximo: transmitir pelo programa da Receita',
  TRANSMITIDO: 'próximo: informar o número que a Receita deu',
};
