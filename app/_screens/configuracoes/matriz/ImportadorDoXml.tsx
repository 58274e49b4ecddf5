import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';

interface ImportadorDoXmlProps {
  id: string | undefined;
  aoEscolher: (id: string | undefined) => void;
}

/** The importer of the matriz. The address holds only the id, so the name is read here. */
export function ImportadorDoXml({ id, aoEscolher }: ImportadorDoXmlProps) {
  const busca = useLookup('Importador/GetByQ');
  const { data: escolhido, error } = useImportador(id ?? null);
  const rotulo = escolhido
    ? nomeDoImportador({ ...escolhido, excluido: false })
    : doesNotExist(error)
      ? 'Excluído'
      : '…';
  return (
    <LookupField
      {...busca}
      opcoes={busca.opcoes.map((opcao) => ({ chave: opcao.chave, rotulo: opcao.rotulo }))}
      rotulo="Importador"
      obrigatorio
      focado={!id}
      valor={id ? { chave: id, rotulo } : null}
      aoEscolher={(opcao) => aoEscolher(opcao?.chave)}
      maximo={MAXIMO_LOOKUP}
    />
  );
}
