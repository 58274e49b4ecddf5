import Check from '@mui/icons-material/Check';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { IMPORTADOR } from '#lib/api/cadastros/importador.ts';
import { usePage } from '#lib/api/platform/list.ts';
import { useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { type ImportadorEmFoco, porImportadorEmFoco, useImportadorEmFoco } from '#lib/session/importador-em-foco.ts';

interface EscolhaDoImportadorProps {
  /** The button that opens the choice. */
  lugar: HTMLElement;
  aoFechar: () => void;
}

/** The choice of the importer in focus: all of them, one of the first of the cadastro, or one that the person looks up. */
export function EscolhaDoImportador({ lugar, aoFechar }: EscolhaDoImportadorProps) {
  const foco = useImportadorEmFoco();
  const { data, error } = usePage(IMPORTADOR, { tamanho: A_VISTA, ordem: 'razaoSocial' });
  const busca = useLookup('Importador/GetByQ');
  const escolher = (importador: ImportadorEmFoco | null) => {
    porImportadorEmFoco(importador);
    aoFechar();
  };
  return (
    <Popover
      open
      anchorEl={lugar}
      onClose={aoFechar}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'De que importador', sx: { mt: 0.5, width: 340, p: 1.5 } } }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Listas, relatórios e cadastros novos passam a ser só dele, até você trocar.
      </Typography>
      {error && <Alert severity="error">{(error as Error).message}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5, maxHeight: 320, overflowY: 'auto' }}>
        <Opcao nome="Todos os importadores" atual={!foco} aoEscolher={() => escolher(null)} />
        {data?.itens.map(({ id, cnpj, razaoSocial }) => (
          <Opcao
            key={id}
            nome={razaoSocial}
            detalhe={escreverCnpj(cnpj)}
            atual={foco?.id === id}
            aoEscolher={() => escolher({ id, cnpj, nome: razaoSocial })}
          />
        ))}
      </Box>
      {(data?.total ?? 0) > A_VISTA && (
        <LookupField
          {...busca}
          rotulo="Procurar importador"
          valor={null}
          maximo={MAXIMO_LOOKUP}
          aoEscolher={(opcao) =>
            opcao &&
            escolher({
              id: opcao.chave,
              cnpj: String(opcao.linha.codigo ?? '').replace(/[^\dA-Z]/gi, ''),
              nome: String(opcao.linha.nome ?? opcao.rotulo),
            })
          }
        />
      )}
    </Popover>
  );
}

interface OpcaoProps {
  nome: string;
  detalhe?: string;
  atual: boolean;
  aoEscolher: () => void;
}

function Opcao({ nome, detalhe, atual, aoEscolher }: OpcaoProps) {
  return (
    <li>
      <ListItemButton
        dense
        component="button"
        autoFocus={atual}
        aria-pressed={atual}
        selected={atual}
        onClick={aoEscolher}
        sx={{ width: '100%', borderRadius: 1, gap: 1, fontFamily: 'inherit', textAlign: 'start' }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {nome}
          {detalhe && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}>
              {detalhe}
            </Box>
          )}
        </Box>
        {atual && <Check fontSize="small" color="primary" />}
      </ListItemButton>
    </li>
  );
}

const A_VISTA = 8;
