import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MotivoDialog } from '#app/_screens/portal/catalogo/MotivoDialog.tsx';
import { RAMO_DOS_FABRICANTES } from '#app/_screens/portal/catalogo/ramo.ts';
import { useAtoEmVarios } from '#app/_screens/portal/catalogo/use-ato-em-varios.tsx';
import { RecusadosPorMotivo } from '#components/cadastro/RecusadosPorMotivo.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useAllRows } from '#lib/api/platform/list.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { FABRICANTES_NO_PORTAL } from '#lib/portal/api/fabricantes-no-portal.ts';
import type { FabricanteNoPortal } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { MAXIMO_DO_PREPARO } from '#lib/portal/contracts/preparo-no-portal.ts';

interface DesvincularDialogProps {
  escolhida: Selecao<FabricanteNoPortal>;
  aoTerminar: () => void;
  aoFechar: () => void;
}

const { quantos, fim } = RAMO_DOS_FABRICANTES;

/** Asks for the review of the end of many links, after it says which of them end, where, and which cannot. Nothing is sent. */
export function DesvincularDialog({ escolhida, aoTerminar, aoFechar }: DesvincularDialogProps) {
  const resultado = escolhida.tipo === 'resultado';
  const { data, error, mutate } = useAllRows(FABRICANTES_NO_PORTAL, resultado ? escolhida.consulta : null);
  const agir = useAtoEmVarios(RAMO_DOS_FABRICANTES);
  const linhas = resultado ? data : escolhida.linhas;
  const saem = linhas?.filter(({ semMudanca }) => semMudanca === null) ?? [];
  const ficam = linhas?.flatMap((linha) =>
    linha.semMudanca === null ? [] : [{ id: linha.id, nome: chamado(linha), motivo: linha.semMudanca }],
  );
  const demais = saem.length > MAXIMO_DO_PREPARO;
  return (
    <MotivoDialog
      titulo={saem.length > 1 ? `Desvincular ${quantos(saem.length)} no Portal Único` : fim.titulo}
      confirmar="Pedir a revisão"
      rotulo={fim.porque}
      impedido={saem.length === 0 || demais}
      fazer={async (motivo) => {
        await agir({ tipo: 'linhas', linhas: saem }, { tipo: 'DESATIVAR', motivo }, PEDIDO, DESFEITO);
        aoTerminar();
      }}
      aoFechar={aoFechar}
    >
      {!linhas && (error ? <ErrorState erro={error} tentarDeNovo={() => mutate()} /> : <Skeleton height={96} />)}
      {saem.length > 0 && <Alert severity="warning">{saem.length === 1 ? fim.aviso : AVISO_DE_VARIOS}</Alert>}
      {demais && <Alert severity="error">{`De uma vez vão até ${quantos(MAXIMO_DO_PREPARO)}. Filtre mais.`}</Alert>}
      <OQueSai vinculos={saem} />
      {ficam && ficam.length > 0 && (
        <Alert severity="info">
          <RecusadosPorMotivo
            titulo={`${quantos(ficam.length)} ${ficam.length === 1 ? 'fica como está' : 'ficam como estão'}:`}
            recusados={ficam}
          />
        </Alert>
      )}
    </MotivoDialog>
  );
}

/** The links that end, by environment and importer. */
function OQueSai({ vinculos }: { vinculos: FabricanteNoPortal[] }) {
  const grupos = Map.groupBy(
    vinculos,
    (vinculo) => `${NOME_AMBIENTE_DO_PORTAL[vinculo.ambiente]} · ${vinculo.importador.nome}`,
  );
  return [...grupos].map(([onde, vinculosDoGrupo]) => (
    <div key={onde}>
      <Typography variant="subtitle2" component="p">
        {onde}: {quantos(vinculosDoGrupo.length)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '24vh', overflow: 'auto' }} aria-label={onde}>
        {vinculosDoGrupo.map((vinculo) => (
          <Typography key={vinculo.id} component="li" variant="body2">
            {chamado(vinculo)}
          </Typography>
        ))}
      </Box>
    </div>
  ));
}

const chamado = ({ codigoInterno, nome, codigoPais }: FabricanteNoPortal) =>
  `${codigoInterno} com ${nome} (${codigoPais})`;

const AVISO_DE_VARIOS =
  'No Portal os produtos deixam de ter estes fabricantes. Nada é enviado agora: cada desvinculação espera a revisão e o envio, como um vínculo novo.';
const PEDIDO = ['com a desvinculação em revisão', 'com a desvinculação em revisão'] as const;
const DESFEITO = {
  ato: { tipo: 'DESFAZER' },
  feito: ['com a desvinculação desfeita', 'com a desvinculação desfeita'],
} as const;
